export {
  ProgressSteps,
  type ProgressStep,
  type ProgressStepsLabels,
  type ProgressStepsProps,
} from './ProgressSteps.tsx';
