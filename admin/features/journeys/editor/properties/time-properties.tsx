/** When people are written to: business hours, days off, and whose clock counts. */

import { useMessages } from '../../../../messages/messages.tsx'
import { HoursFields } from '../../../../product/business-hours/hours-fields.tsx'
import type { BusinessHours } from '../../../../product/journeys/document.ts'
import { zoneName } from '../../../../product/zone-name.ts'
import { ComboBox } from '../../../../ui/combo-box.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { zones } from './zones.ts'

export function TimeProperties() {
  const { t } = useMessages()
  const { editor, site_timezone, issues } = useJourneyContext()
  const { document } = editor.draft
  const { business_hours: hours } = document
  const siteZone = site_timezone ?? 'UTC'
  const put = (business_hours: BusinessHours | undefined, field?: string) =>
    editor.changeDocument({ business_hours }, field)
  const chooseZone = (timezone: string | null) =>
    editor.changeDocument({
      timezone: timezone ?? undefined,
      ...(hours && { business_hours: { ...hours, timezone: timezone ?? siteZone } }),
    })
  const open = (isOpen: boolean) =>
    put(
      isOpen
        ? {
            business_days: [1, 2, 3, 4, 5],
            day_start: '09:00',
            day_end: '18:00',
            timezone: document.timezone ?? siteZone,
          }
        : undefined,
    )
  return (
    <div className="stack">
      <Switch isSelected={hours !== undefined} onChange={open} description={t('hours.note')}>
        {t('hours.only_in_hours')}
      </Switch>
      {hours && <HoursFields hours={hours} errorAt={pointer => issueAt(issues, pointer)} onChange={put} />}
      <hr />
      <Switch
        isSelected={document.use_lead_timezone}
        onChange={use_lead_timezone => editor.changeDocument({ use_lead_timezone })}
        description={t('hours.use_lead_zone_note')}
      >
        {t('hours.use_lead_zone')}
      </Switch>
      <ComboBox
        label={document.use_lead_timezone ? t('hours.zone_else') : t('hours.zone')}
        description={t('hours.zone_note', { zone: zoneName(siteZone) })}
        error={issueAt(issues, '/timezone') ?? issueAt(issues, '/business_hours/timezone')}
        options={zones}
        placeholder={zoneName(siteZone)}
        value={document.timezone ?? null}
        onChange={chooseZone}
      />
    </div>
  )
}
