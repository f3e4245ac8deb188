import { type Answer, refusal } from './answer.ts';

/** A step that ends a request early throws it with the answer. */
export class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`refused with ${answer.status}`);
    this.answer = answer;
  }
}

/** @throws Refused */
export const refuse = (...given: Parameters<typeof refusal>): never => {
  throw new Refused(refusal(...given));
};
