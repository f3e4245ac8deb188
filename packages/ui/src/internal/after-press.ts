/**
 * Acts once a press has been heard by all. React Aria's links tell nobody of the press that they hear, so it is heard on its way down
 * to them; what closes at once takes the link away before it hears of it, and the browser opens the address as a document.
 */
export const afterPress = (act: () => void): void => void setTimeout(act);
