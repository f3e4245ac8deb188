/**
 * The destination of the "Paginas" switch: the website service when its status is 'active', onboarding for
 * any other answer (`null` means a 404), nowhere while it is loading or failed (`undefined`: the switch is
 * disabled).
 * @example paginasDestination('active') // => 'website'
 * @example paginasDestination(undefined) // => 'disabled'
 */
export function paginasDestination(
  serviceStatus: string | null | undefined,
): 'website' | 'onboarding' | 'disabled' {
  if (serviceStatus === undefined) return 'disabled';
  return serviceStatus === 'active' ? 'website' : 'onboarding';
}
