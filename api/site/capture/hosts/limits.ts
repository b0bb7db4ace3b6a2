/** Numbers of the hosts on which the widget was seen. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const hostLimits = defineLimits({
  widget_hosts_kept_max: { value: 1_000, unit: 'hosts' },
  widget_hosts_written_milliseconds: { value: 5_000, unit: 'milliseconds' },
  /** Whose hosts are counted at once. */
  widget_hosts_sites_max: { value: 10_000, unit: 'sites' },
})
