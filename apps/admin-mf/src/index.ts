// Shared packages settle their versions first; everything that needs them loads behind this line.
void import('./bootstrap.tsx');
