export default {
  test: {
    environment: 'jsdom',
    setupFiles: ['@trastienda/ui/test/setup'],
    include: ['*.test.tsx'],
    // As long as a busy machine may take.
    testTimeout: 60_000,
  },
};
