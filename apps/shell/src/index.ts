// Shared modules are agreed on at run time, so nothing that uses them may load before this boundary.
void import('./bootstrap.tsx');
