export { usePhoneState } from '../ui/hooks/use-phone-state.ts';
