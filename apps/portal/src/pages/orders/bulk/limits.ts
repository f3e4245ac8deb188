/** Orders that one press chooses at most; more would be read for minutes. */
export const chooseLimit = 2000;
/** Labels of one press: each may be a file of its own. */
export const labelLimit = 100;
