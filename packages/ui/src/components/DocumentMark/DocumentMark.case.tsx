import { conformanceCase } from '../../testing/conformance.ts';
import { DocumentMark } from './DocumentMark.tsx';

export default conformanceCase({
  name: 'DocumentMark',
  component: DocumentMark,
  render: (props) => <DocumentMark {...props} kind="evidence" />,
  strings: { defaults: ['Falta la evidencia'], replaced: <DocumentMark kind="evidence" label="Missing" /> },
});
