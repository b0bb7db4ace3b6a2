/** The devices on which something shows: at least one. */
import type { Device } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import fieldStyles from '../../ui/field.module.css'
import styles from './device-fields.module.css'

const devices: readonly Device[] = ['desktop', 'tablet', 'mobile']

type DeviceFieldsProps = { value: readonly Device[]; onChange: (devices: Device[], device: Device) => void }

export function DeviceFields({ value, onChange }: DeviceFieldsProps) {
  const { t } = useMessages()
  const words: Record<Device, string> = {
    desktop: t('popup_editor.desktop'),
    tablet: t('popup_editor.tablet'),
    mobile: t('popup_editor.mobile'),
  }
  return (
    <fieldset className={styles.devices} data-pointer="/devices">
      <legend className={fieldStyles.label} data-slot="field-label">
        {t('popup_editor.devices')}
      </legend>
      {devices.map(device => (
        <Checkbox
          key={device}
          isSelected={value.includes(device)}
          isDisabled={value.length === 1 && value.includes(device)}
          onChange={isOn =>
            onChange(
              devices.filter(one => (one === device ? isOn : value.includes(one))),
              device,
            )
          }
        >
          {words[device]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
