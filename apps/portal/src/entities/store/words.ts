/** Whom to ask where the installation has no top-up page: no door that is not there is named (D400). */
export const askForTopUp = 'Pide la recarga a quien administra Trastienda en tu empresa.';
