/** Words for what an audience is and how it stands. */

export const audienceTypes = ['static', 'dynamic'] as const
export const audienceStatuses = ['current', 'updating', 'incomplete'] as const
