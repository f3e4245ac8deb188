import { TextArea } from '@trastienda/ui/TextArea';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { storeSurvey, surveyAnswer } from './operations.ts';

type Answers = Record<string, string>;

/** A few questions, none of which must be answered (D108). */
export default function SurveyDialog({ onClose }: { readonly onClose: () => void }) {
  const questions = (useRead(storeSurvey, {}).value?.survey ?? []).map(({ question }) => question);
  const form = useForm({
    draft: 'encuesta',
    initial: (): Answers => Object.fromEntries(questions.map((question) => [question, ''])),
    faultsOf: (answers): Record<string, string | undefined> => {
      const isEmpty = questions.every((question) => (answers[question] ?? '').trim() === '');
      const [first] = questions;
      return isEmpty && first !== undefined ? { [first]: 'Contesta al menos una pregunta' } : {};
    },
    write: surveyAnswer,
    inputOf: (answers) => ({
      body: {
        survey: questions.map((question) => ({ question, answer: answers[question]?.trim() || null })),
      },
    }),
    failedTitle: 'No se envió tu respuesta.',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Ayúdanos a mejorar"
      submitLabel="Enviar respuestas"
      pendingLabel="Enviando…"
      onClose={onClose}
    >
      {questions.map((question) => (
        <TextArea
          key={question}
          label={question}
          optional
          maxLength={1000}
          {...form.bind(question)}
          value={form.form[question] ?? ''}
        />
      ))}
    </FormDialog>
  );
}
