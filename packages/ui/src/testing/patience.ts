import { configure } from '@testing-library/react';

// A busy machine takes seconds for what a calm one does in milliseconds: only what hangs fails.
configure({ asyncUtilTimeout: 25_000 });
