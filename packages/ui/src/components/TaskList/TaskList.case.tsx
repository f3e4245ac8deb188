import { conformanceCase } from '../../testing/conformance.ts';
import { TaskList } from './TaskList.tsx';

export default conformanceCase({
  name: 'TaskList',
  component: TaskList,
  render: (props) => <TaskList {...props} />,
  strings: {
    defaults: ['Todo en orden', 'Nada requiere tu atención'],
    replaced: <TaskList labels={{ clearTitle: 'All clear', clearText: 'Nothing waits' }} />,
  },
});
