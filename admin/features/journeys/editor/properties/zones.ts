/** Time zones to choose from. */
export const zones = Intl.supportedValuesOf('timeZone').map(id => ({ id, label: id.replaceAll('_', ' ') }))
