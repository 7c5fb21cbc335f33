// Contracts
export type { NearMissContext } from '../contracts/task.ts';
export type { AgentFixture } from './agent-contract.ts';
export { agentContract } from './agent-contract.ts';
export type { Contract, ContractCase, TestContractOptions, TestFunction } from './contract.ts';
export { testContract } from './contract.ts';
export { deviceContract } from './device-contract.ts';
export type { DeviceFixture } from './device-fixture.ts';
export { fakeClock } from './fake-clock.ts';
// Stand-ins
export type { FakeCall, FakeDevice, FakeDeviceOptions, FakeFault } from './fake-device.ts';
export { fakeDevice } from './fake-device.ts';
export { fakeDriver } from './fake-driver.ts';
export type { FakeLeases } from './fake-leases.ts';
export { fakeLeases, otherOwner } from './fake-leases.ts';
export type { FakeNode, FakePhone, FakeScreen } from './fake-screen.ts';
export { memoryRunStore } from './memory-run-store.ts';
export { observationOf } from './observation-of.ts';
// Plays
export type { Played, PlayOptions } from './play-agent.ts';
export { playAgent } from './play-agent.ts';
export type { Proof, ProofKind } from './proof.ts';
export { renderProofs } from './proof.ts';
export type { ProveOptions } from './prove-options.ts';
export { proveTask, testTasks } from './prove-task.ts';
// Proofs
export type { StateSnapshot } from './state-snapshot.ts';
export { compareStateSnapshots, takeStateSnapshot } from './state-snapshot.ts';
export { suiteContract } from './suite-contract.ts';
