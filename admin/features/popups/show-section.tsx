/** When, where and how often the popup shows. */
import type { Device } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type Draft, type Edit, popupLimits, type TriggerKind, withTrigger, withTriggerNumber } from './draft.ts'
import { At, PropertySection } from './property-section.tsx'

const devices: Device[] = ['desktop', 'tablet', 'mobile']

export function ShowSection({ draft, edit }: { draft: Draft; edit: Edit }) {
  const { t } = useMessages()
  const found = (kind: TriggerKind) => draft.triggers.find(one => one.kind === kind)
  const toggle = (kind: TriggerKind) => ({
    isSelected: found(kind) !== undefined,
    onChange: (isOn: boolean) => edit(`trigger.${kind}`, draft => withTrigger(draft, kind, isOn)),
  })
  const delay = found('delay')
  const scroll = found('scroll')
  const setNumber = (kind: 'delay' | 'scroll') => (value: number) => {
    if (!Number.isNaN(value)) edit(`number.${kind}`, draft => withTriggerNumber(draft, kind, value))
  }
  const words: Record<Device, string> = {
    desktop: t('popup_editor.desktop'),
    tablet: t('popup_editor.tablet'),
    mobile: t('popup_editor.mobile'),
  }
  return (
    <PropertySection id="show" title={t('popup_editor.show')}>
      <At pointer="/triggers">
        <div className="stack">
          <Switch {...toggle('delay')}>{t('popup_editor.delay')}</Switch>
          {delay?.kind === 'delay' && (
            <NumberField
              label={t('popup_editor.delay_seconds')}
              isRequired
              validationBehavior="aria"
              minValue={0}
              maxValue={popupLimits.delay_seconds}
              value={delay.seconds}
              onChange={setNumber('delay')}
            />
          )}
          <Switch {...toggle('scroll')}>{t('popup_editor.scroll')}</Switch>
          {scroll?.kind === 'scroll' && (
            <NumberField
              label={t('popup_editor.scroll_percent')}
              isRequired
              validationBehavior="aria"
              minValue={0}
              maxValue={popupLimits.scroll_percent}
              value={scroll.percent}
              onChange={setNumber('scroll')}
            />
          )}
          <Switch {...toggle('exit_intent')} description={t('popup_editor.exit_note')}>
            {t('popup_editor.exit')}
          </Switch>
          {draft.triggers.length === 0 && <Notice tone="info" title={t('popup_editor.no_trigger')} />}
        </div>
      </At>
      <fieldset className="choice-set" data-pointer="/devices">
        <legend className="field-label">{t('popup_editor.devices')}</legend>
        {devices.map(device => (
          <Checkbox
            key={device}
            isSelected={draft.devices.includes(device)}
            isDisabled={draft.devices.length === 1 && draft.devices.includes(device)}
            onChange={isOn =>
              edit(`device.${device}`, draft => ({
                ...draft,
                devices: devices.filter(one => (one === device ? isOn : draft.devices.includes(one))),
              }))
            }
          >
            {words[device]}
          </Checkbox>
        ))}
      </fieldset>
      <Numbers draft={draft} edit={edit} />
    </PropertySection>
  )
}

function Numbers({ draft, edit }: { draft: Draft; edit: Edit }) {
  const { t } = useMessages()
  const number = (name: 'frequency_days' | 'hide_duration_days' | 'priority', most: number) => ({
    isRequired: true,
    validationBehavior: 'aria' as const,
    minValue: 0,
    maxValue: most,
    value: draft[name],
    onChange: (value: number) => {
      if (!Number.isNaN(value)) edit(name, draft => ({ ...draft, [name]: value }))
    },
  })
  return (
    <>
      <At pointer="/frequency_days">
        <NumberField
          label={t('popup_editor.frequency')}
          description={t('popup_editor.frequency_note')}
          {...number('frequency_days', popupLimits.days)}
        />
      </At>
      <At pointer="/hide_duration_days">
        <NumberField
          label={t('popup_editor.hide_duration')}
          description={t('popup_editor.hide_duration_note')}
          {...number('hide_duration_days', popupLimits.days)}
        />
      </At>
      <At pointer="/priority">
        <NumberField
          label={t('popup_editor.priority')}
          description={t('popup_editor.priority_note')}
          {...number('priority', popupLimits.priority)}
        />
      </At>
    </>
  )
}
