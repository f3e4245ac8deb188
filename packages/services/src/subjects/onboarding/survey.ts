import type { getSurvey, submitSurvey } from '@trastienda/api-client/onboarding-aws';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { surveyAnswers } from '../../tables/onboarding.ts';

/** What the person has answered of the questions that are asked now. */
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
  // Not 404: home asks at each visit, and a browser's console tells of every one.
  if (survey.length === 0) return { survey: [], answered: false };
  const known = await answersOf(scope);
  return {
    survey: survey.map((question) => ({
      question,
      answer: known.find((one) => one.question === question)?.answer ?? null,
    })),
    answered: known.length > 0,
  };
};

/** @throws 422 another question than is asked, or nothing answered; 409 answered before */
export const handleSubmitSurvey: Handler<typeof submitSurvey> = async ({ body }, scope) => {
  const { installation, storeId, now: answeredAt } = scope;
  const email = scope.user.email.toLowerCase();
  const answers = body.survey.map(({ question, answer }) => ({ question, answer: answer?.trim() || null }));
  const asked = answers.map(({ question }) => question);
  if (asked.some((one, at) => !installation.survey.includes(one) || asked.indexOf(one) !== at)) {
    throw invalid([{ field: 'survey', message: 'La encuesta cambió. Vuelve a abrirla' }]);
  }
  if (answers.every(({ answer }) => answer === null)) {
    throw invalid([{ field: 'survey', message: 'Contesta al menos una pregunta' }]);
  }
  const kept = await scope.tx
    .insert(surveyAnswers)
    .values(answers.map((one) => ({ storeId, email, answeredAt, ...one })))
    .onConflictDoNothing()
    .returning({ question: surveyAnswers.question });
  if (kept.length === 0) throw conflict('Ya contestaste esta encuesta', 'answered');
  return { success: true, message: 'Gracias por contestar' };
};
