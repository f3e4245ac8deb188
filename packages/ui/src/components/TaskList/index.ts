export { TaskList, type Task, type TaskListLabels, type TaskListProps } from './TaskList.tsx';
