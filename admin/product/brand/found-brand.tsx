/** What a website shows of a brand, each part with a tick: only what is ticked is taken. */
import type { BrandChanges, WebsiteBrand, WebsitePicture } from '@leadwright/sdk'
import { type ReactNode, useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import styles from './found-brand.module.css'
import { usePictureUpload } from './use-picture-upload.ts'

/** What is taken of a website: changes of the brand, and the site's name where that was ticked. */
export type TakenBrand = { changes: BrandChanges; name?: string }

type FoundBrandProps = {
  site_id: string
  found: WebsiteBrand
  onTake: (taken: TakenBrand) => Promise<void> | void
  /** Where it can be closed: after what is ticked was taken, and without taking anything. */
  onClose?: () => void
}

const colorWords: Record<keyof WebsiteBrand['colors'], MessageKey> = {
  accent_color: 'brand.accent',
  background_color: 'brand.background',
  text_color: 'brand.text_color',
  button_color: 'brand.button_color',
  button_text_color: 'brand.button_text_color',
}

export function FoundBrand({ site_id, found, onTake, onClose }: FoundBrandProps) {
  const { t } = useMessages()
  const parts = useParts(site_id, found)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const taken = parts.filter(({ id }) => !left.has(id))
  const toggle = (id: string, isTaken: boolean) =>
    setLeft(before => new Set(isTaken ? [...before].filter(one => one !== id) : [...before, id]))
  const take = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      let all: TakenBrand = { changes: {} }
      for (const part of taken) all = merged(all, await part.take())
      await onTake(all)
      onClose?.()
    } catch (error) {
      const { text, errors } = problemOf(error)
      setProblem(errors[0]?.text || text || t('ui.unreachable'))
      setPending(false)
    }
  }
  if (parts.length === 0) return <Notice tone="warning" title={t('brand.found_nothing')} />
  return (
    <div className="stack">
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>{t('brand.found_at', { address: new URL(found.url).host })}</legend>
        {parts.map(({ id, label, shown }) => (
          <div key={id} className={styles.part}>
            <Checkbox isSelected={!left.has(id)} onChange={isTaken => toggle(id, isTaken)}>
              {label}
            </Checkbox>
            <div className={styles.shown}>{shown}</div>
          </div>
        ))}
      </fieldset>
      {problem && <Notice tone="bad" title={problem} />}
      <div className="row-of">
        <Button variant="primary" isPending={isPending} isDisabled={taken.length === 0} onPress={() => void take()}>
          {t('brand.take')}
        </Button>
        {onClose && (
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

const merged = (one: TakenBrand, other: TakenBrand): TakenBrand => ({
  ...one,
  ...other,
  changes: {
    ...one.changes,
    ...other.changes,
    ...((one.changes.colors || other.changes.colors) && {
      colors: { ...one.changes.colors, ...other.changes.colors },
    }),
  },
})

type Part = { id: string; label: string; shown: ReactNode; take: () => TakenBrand | Promise<TakenBrand> }

function useParts(site_id: string, found: WebsiteBrand): Part[] {
  const { t } = useMessages()
  const upload = usePictureUpload(site_id)
  const changing = (changes: BrandChanges) => () => ({ changes })
  const picture = (name: 'logo_image_id' | 'favicon_image_id', label: string, picture?: WebsitePicture): Part[] =>
    picture
      ? [
          {
            id: name,
            label,
            shown: <img className={styles.picture} src={picture.data_url} alt="" />,
            take: async () => ({ changes: { [name]: (await upload(picture)).id } }),
          },
        ]
      : []
  const font = (name: 'font_family' | 'heading_font_family', label: string, font: WebsiteBrand['font']): Part[] =>
    font
      ? [
          {
            id: name,
            label,
            shown: <FoundFont font={font} />,
            take: changing({ [name]: font.font_family }),
          },
        ]
      : []
  const { name, radius_px, button_shape } = found
  return [
    ...(name ? [{ id: 'name', label: t('brand.site_name'), shown: name, take: () => ({ changes: {}, name }) }] : []),
    ...picture('logo_image_id', t('brand.logo'), found.logo),
    ...picture('favicon_image_id', t('brand.icon'), found.icon),
    ...colorParts(found.colors, t),
    ...font('font_family', t('brand.font'), found.font),
    ...font('heading_font_family', t('brand.heading_font'), found.heading_font),
    ...(radius_px !== undefined && button_shape
      ? [
          {
            id: 'corners',
            label: t('brand.corners'),
            shown: t('brand.pixels', { count: radius_px }),
            take: changing({ radius_px, button_shape }),
          },
        ]
      : []),
  ]
}

const colorParts = (colors: WebsiteBrand['colors'], t: ReturnType<typeof useMessages>['t']): Part[] =>
  (Object.keys(colorWords) as (keyof WebsiteBrand['colors'])[]).flatMap(name => {
    const color = colors[name]
    if (!color) return []
    const shown = (
      <>
        <span className={styles.swatch} style={{ background: color }} aria-hidden />
        <span className="numbers">{color}</span>
      </>
    )
    return [{ id: name, label: t(colorWords[name]), shown, take: () => ({ changes: { colors: { [name]: color } } }) }]
  })

function FoundFont({ font }: { font: NonNullable<WebsiteBrand['font']> }) {
  const { t } = useMessages()
  const [first = ''] = font.family.split(',')
  const name = first.replaceAll(/["']/g, '').trim()
  return font.is_same ? name : t('brand.nearest_font', { name })
}
