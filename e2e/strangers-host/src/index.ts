// Shared modules are there only behind an asynchronous import.
void import('./host.tsx');

export {};
