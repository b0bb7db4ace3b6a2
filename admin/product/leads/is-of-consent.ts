/** Whether a column's field is one of consent. Pure, apart from the choices, which read the session. */
export const isOfConsent = (field: string | undefined): boolean => field?.startsWith('consent.') ?? false
