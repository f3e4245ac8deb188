import { expect, it } from 'vitest';
import { countJobs, type Job } from './JobTray.model.ts';

const jobs: Job[] = [
  { id: '1', title: 'a', state: 'queued' },
  { id: '2', title: 'b', state: 'running', done: 1, total: 2 },
  { id: '3', title: 'c', state: 'done' },
  { id: '4', title: 'd', state: 'partial', done: 1, causes: [] },
  { id: '5', title: 'e', state: 'failed', reason: 'x' },
  { id: '6', title: 'f', state: 'cancelled', done: 1, total: 2 },
];

it('a closed tray still says what runs and what asks for something', () => {
  expect(countJobs(jobs)).toEqual({ running: 2, problems: 2 });
  expect(countJobs([])).toEqual({ running: 0, problems: 0 });
});
