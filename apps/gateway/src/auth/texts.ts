import { sentences } from '../http/problem.ts';

/** A Spanish text for each name of the library's errors, and of ours where the library has one for all (D181, D509). */
const texts: Readonly<Record<string, string>> = {
  OAuthCallbackError: 'No se completó el inicio de sesión. Vuelve a intentarlo.',
  OAuthAccountNotLinked:
    'Este correo ya está unido a otra cuenta. Entra con la de siempre. Si ya no la tienes, pide a quien administra el portal que la desvincule.',
  MissingSecret: 'El servidor no está bien configurado. Avisa a quien administra el portal.',
  InvalidCallbackUrl: 'La dirección de regreso no es válida. Vuelve a entrar desde el portal.',
  CredentialsSignin: 'El correo o la contraseña no son correctos.',
  AccessDenied: 'No tienes permiso para entrar con esta cuenta.',
  Configuration: 'El servidor no está bien configurado. Avisa a quien administra el portal.',
  EmailMissing: 'Tu cuenta no tiene un correo. Agrégalo donde la creaste y vuelve a entrar.',
  EmailUnverified: 'Tu correo no está verificado. Verifícalo donde creaste tu cuenta y vuelve a entrar.',
  ProviderAway: 'El servicio con el que entras no responde. Espera unos minutos y vuelve a intentar.',
  MissingCSRF: 'La página se quedó abierta mucho tiempo. Vuelve a intentarlo.',
  TooManyRequests: sentences[429] ?? '',
  SessionRequired: 'Inicia sesión para continuar.',
};

export const errorText = (name: string | undefined): string | null =>
  name === undefined
    ? null
    : ((Object.hasOwn(texts, name) ? texts[name] : undefined) ??
      'Ha ocurrido un error, por favor intenta más tarde');
