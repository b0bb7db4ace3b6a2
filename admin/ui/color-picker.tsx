/**
 * A color by eye, from a palette or as `#rrggbb`. Typed text counts once it is a color.
 */
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorPicker as AriaPicker, type Color, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../messages/messages.tsx'
import styles from './color-picker.module.css'
import fieldStyles from './field.module.css'
import { IconButton } from './icon-button.tsx'

const pattern = /^#[0-9a-f]{6}$/i
const withHash = (text: string): string => (text.startsWith('#') ? text : `#${text}`)

export type ColorPickerProps = {
  label: string
  /** Empty: `automatic` is what then holds, which is empty itself where it is not known here. */
  value: string
  /** Given where the color may be left to follow the others. */
  automatic?: string
  /** Additional swatches, such as the brand's colors. */
  palette?: readonly string[]
  isDisabled?: boolean
  onChange: (value: string) => void
}

export function ColorPicker({ label, value, automatic, palette = [], isDisabled, onChange }: ColorPickerProps) {
  const { t } = useMessages()
  const id = useId()
  const shown = value || automatic || '#ffffff'
  return (
    <div className={fieldStyles.field} data-slot="field">
      <label className={fieldStyles.label} data-slot="field-label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.color}>
        <ByEye
          {...{ label, palette, isDisabled, onChange }}
          value={shown}
          isUnknown={value === '' && automatic === ''}
        />
        <AsText id={id} value={value} automatic={automatic} isDisabled={isDisabled} onChange={onChange} />
        {automatic !== undefined && value !== '' && !isDisabled && (
          <IconButton
            label={t('ui.color_automatic', { name: label })}
            icon={<X size={14} aria-hidden />}
            onPress={() => onChange('')}
          />
        )}
      </div>
    </div>
  )
}

type ByEyeProps = Required<Pick<ColorPickerProps, 'label' | 'value' | 'palette' | 'onChange'>> & {
  isDisabled: boolean | undefined
  /** No color to show. */
  isUnknown: boolean
}

function ByEye({ label, value, palette, isDisabled, isUnknown, onChange }: ByEyeProps) {
  const { t } = useMessages()
  const [color, pick] = usePicked(value, onChange)
  const offered = [...new Set(palette.map(one => one.toLowerCase()))].filter(one => pattern.test(one))
  return (
    <AriaPicker value={color} onChange={pick}>
      <DialogTrigger>
        <Button
          className={styles.swatch}
          data-unknown={isUnknown || undefined}
          aria-label={t('ui.pick_color', { name: label })}
          isDisabled={isDisabled ?? false}
        >
          <ColorSwatch className={styles.shown} />
        </Button>
        <Popover className={styles.popover} placement="bottom start" offset={4}>
          <Dialog className={styles.dialog} aria-label={label}>
            <ColorArea className={styles.area} colorSpace="hsb" xChannel="saturation" yChannel="brightness">
              <ColorThumb className={styles.thumb} />
            </ColorArea>
            <ColorSlider aria-label={t('ui.hue')} colorSpace="hsb" channel="hue">
              <SliderTrack className={styles.track}>
                <ColorThumb className={styles.thumb} />
              </SliderTrack>
            </ColorSlider>
            {offered.length > 0 && (
              <ColorSwatchPicker className={styles.palette} aria-label={t('ui.palette')}>
                {offered.map(one => (
                  <ColorSwatchPickerItem key={one} color={one} className={styles.offered}>
                    <ColorSwatch className={styles.shown} />
                  </ColorSwatchPickerItem>
                ))}
              </ColorSwatchPicker>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaPicker>
  )
}

/** Keeps the hue of a grey and of black, which their `#rrggbb` does not have. */
function usePicked(value: string, onChange: (value: string) => void): [Color, (color: Color) => void] {
  const [picked, setPicked] = useState<Color>()
  const color =
    picked?.toString('hex').toLowerCase() === value.toLowerCase() ? picked : parseColor(value).toFormat('hsb')
  const pick = (next: Color) => {
    setPicked(next.toFormat('hsb'))
    const hex = next.toString('hex').toLowerCase()
    if (hex !== value.toLowerCase()) onChange(hex)
  }
  return [color, pick]
}

type AsTextProps = Pick<ColorPickerProps, 'value' | 'automatic' | 'isDisabled' | 'onChange'> & { id: string }

function AsText({ id, value, automatic, isDisabled, onChange }: AsTextProps) {
  const { t } = useMessages()
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    if (pattern.test(withHash(text))) onChange(withHash(text).toLowerCase())
    else if (text === '' && automatic !== undefined) onChange('')
  }
  return (
    <input
      id={id}
      className={`${fieldStyles.input} numbers`}
      maxLength={7}
      spellCheck={false}
      disabled={isDisabled}
      placeholder={automatic === undefined ? undefined : t('ui.automatic')}
      value={typed ?? value}
      aria-invalid={typed !== undefined && typed !== '' && !pattern.test(withHash(typed))}
      onChange={event => type(event.target.value.trim())}
      onBlur={() => setTyped(undefined)}
    />
  )
}
