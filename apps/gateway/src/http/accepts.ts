export type Encoding = 'br' | 'gzip';

/** Whether an `Accept-Encoding` names an encoding without refusing it by `q=0`. */
export const accepts = (accepted: string, encoding: Encoding | 'dcz'): boolean =>
  accepted.split(',').some((one) => {
    const [name, ...parameters] = one.trim().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?$/.test(parameter));
  });
