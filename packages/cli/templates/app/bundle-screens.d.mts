// For tests, which import it for what it does.
export {};
