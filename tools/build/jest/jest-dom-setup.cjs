require('@testing-library/jest-dom');
// A screen is waited for as long as it takes on a busy machine, and no longer than a test may run.
if (typeof window !== 'undefined') require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
