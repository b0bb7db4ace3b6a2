/** The header by which a probe is known again when it arrives. */
export const probe_header = 'X-Leadwright-Probe'
