/** Reasons to wait that a change of a setting, or of the plan, may end. */
export type SettingReason = 'plan_limit' | 'spend_cap' | 'day_off' | 'paced' | 'transport_down'
