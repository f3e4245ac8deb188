/**
 * The answer's JSON, or `undefined` when there is none or it cannot be read as JSON.
 * A line lost or a deadline met in the middle of the body is thrown, for it is no answer at all.
 */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
