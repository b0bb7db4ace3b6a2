/** The colors of a brand. Those of dark follow the light ones until somebody chooses them. */
import type { BrandColors } from '@leadwright/sdk'
import { ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { shownColors } from '../../../product/brand/brand-colors.ts'
import { readableOn } from '../../../product/colors/contrast.ts'
import { ColorPicker } from '../../../ui/color-picker.tsx'
import type { EditsBrand } from './brand-draft.ts'
import styles from './brand-settings.module.css'

const labels: Record<keyof BrandColors, MessageKey> = {
  accent_color: 'brand.accent',
  background_color: 'brand.background',
  text_color: 'brand.text_color',
  button_color: 'brand.button_color',
  button_text_color: 'brand.button_text_color',
  cta_color: 'brand.cta_color',
  cta_text_color: 'brand.cta_text_color',
}
/** Each in a row of its own. */
const rows: readonly (keyof BrandColors)[][] = [
  ['accent_color', 'background_color', 'text_color'],
  ['button_color', 'button_text_color'],
  ['cta_color', 'cta_text_color'],
]

export function ColorFields({ draft, change, isReadOnly }: EditsBrand) {
  const { t } = useMessages()
  const { colors, dark_colors } = draft
  const { light, dark } = shownColors(draft)
  const palette = [...new Set([...Object.values(colors), ...Object.values(dark_colors)])]
  const open = {
    button_color: colors.accent_color,
    button_text_color: readableOn(light.button_color),
    cta_color: light.button_color,
    cta_text_color: colors.cta_color ? readableOn(colors.cta_color) : light.button_text_color,
  } as Partial<BrandColors>
  // As if only that color were left open.
  const automaticDark = (name: keyof BrandColors) =>
    shownColors({ colors, dark_colors: { ...dark_colors, [name]: '' } }).dark[name]
  return (
    <div className="stack" data-near>
      {rows.map(names => (
        <div key={names[0]} className={styles.colors}>
          {names.map(name => (
            <ColorPicker
              key={name}
              label={t(labels[name])}
              value={colors[name]}
              automatic={open[name]}
              palette={palette}
              isDisabled={isReadOnly}
              onChange={color => change({ colors: { ...colors, [name]: color } })}
            />
          ))}
        </div>
      ))}
      <Disclosure>
        <Button slot="trigger" className={styles.more}>
          <ChevronRight size={16} aria-hidden />
          {t('brand.dark_colors')}
          <span className={styles.dots} aria-hidden>
            {(['background_color', 'text_color', 'accent_color'] as const).map(name => (
              <i key={name} style={{ background: dark[name] }} />
            ))}
          </span>
        </Button>
        <DisclosurePanel>
          {rows.map(names => (
            <div key={names[0]} className={styles.colors} data-dark>
              {names.map(name => (
                <ColorPicker
                  key={name}
                  label={t(labels[name])}
                  value={dark_colors[name]}
                  automatic={automaticDark(name)}
                  palette={palette}
                  isDisabled={isReadOnly}
                  onChange={color => change({ dark_colors: { ...dark_colors, [name]: color } })}
                />
              ))}
            </div>
          ))}
        </DisclosurePanel>
      </Disclosure>
    </div>
  )
}
