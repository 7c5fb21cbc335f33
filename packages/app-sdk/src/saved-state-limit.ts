/**
 * Length a saved state may have: all transactions of an Android process share a buffer of 1 MB less two pages
 * (`BINDER_VM_SIZE`).
 */
export const mostSavedState = 1024 * 1024 - 2 * 4096;
