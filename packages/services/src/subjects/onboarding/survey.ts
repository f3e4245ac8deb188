import type { getSurvey, submitSurvey } from '@trastienda/api-client/onboarding-aws';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { surveyAnswers } from '../../tables/onboarding.ts';

/** Reads the person's answers to the present questions. */
const answersOf = ({ tx, storeId, user, installation }: Scope) =>
  tx
    .select()
    .from(surveyAnswers)
    .where(
      and(
        eq(surveyAnswers.storeId, storeId),
        eq(surveyAnswers.email, user.email.toLowerCase()),
        inArray(surveyAnswers.question, [...installation.survey]),
      ),
    );

export const handleGetSurvey: Handler<typeof getSurvey> = async (_request, scope) => {
  const { survey } = scope.installation;
  // The answer is not 404, because the home page requests it at each visit, and a browser's console shows
  // every 404.
  if (survey.length === 0) return { survey: [], answered: false };
  const answers = await answersOf(scope);
  return {
    survey: survey.map((question) => ({
      question,
      answer: answers.find((one) => one.question === question)?.answer ?? null,
    })),
    answered: answers.length > 0,
  };
};

/**
 * Saves the answers of a survey.
 * @throws 422 for a question that is not in the survey, or no answer at all; 409 when it was answered before
 */
export const handleSubmitSurvey: Handler<typeof submitSurvey> = async ({ body }, scope) => {
  const { installation, storeId, now: answeredAt } = scope;
  const email = scope.user.email.toLowerCase();
  const answers = body.survey.map(({ question, answer }) => ({ question, answer: answer?.trim() || null }));
  const questions = answers.map(({ question }) => question);
  if (questions.some((one, at) => !installation.survey.includes(one) || questions.indexOf(one) !== at)) {
    throw invalid([{ field: 'survey', message: 'La encuesta cambió. Vuelve a abrirla' }]);
  }
  if (answers.every(({ answer }) => answer === null)) {
    throw invalid([{ field: 'survey', message: 'Contesta al menos una pregunta' }]);
  }
  const inserted = await scope.tx
    .insert(surveyAnswers)
    .values(answers.map((one) => ({ storeId, email, answeredAt, ...one })))
    .onConflictDoNothing()
    .returning({ question: surveyAnswers.question });
  if (inserted.length === 0) throw conflict('Ya contestaste esta encuesta', 'answered');
  return { success: true, message: 'Gracias por contestar' };
};
