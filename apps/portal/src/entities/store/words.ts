/** The contact for an installation without a top-up page: no missing page is mentioned (D400). */
export const askForTopUp = 'Pide la recarga a quien administra Trastienda en tu empresa.';
