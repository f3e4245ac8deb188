/**
 * The message's JSON, or `undefined` when there is none or it cannot be read as JSON.
 * A line lost or a deadline met in the middle of the body is thrown, for it is no answer at all.
 */
export async function readJson(message: Pick<Body, 'text'>): Promise<unknown> {
  const text = await message.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
