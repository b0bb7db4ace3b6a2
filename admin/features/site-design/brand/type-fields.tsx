/** Fonts by role, corners, and the shape of buttons. */
import { type ButtonShape, type CtaShape, limits, type SiteFont } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { MissingLetters } from '../../../product/site-design/missing-letters.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { FormPair } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { EditsBrand } from './brand-draft.ts'
import { LabeledChoice } from './labeled-choice.tsx'

type TypeFieldsProps = EditsBrand & { site_id: string; fonts: readonly SiteFont[] }

export function TypeFields({ site_id, fonts, draft, change, isReadOnly }: TypeFieldsProps) {
  const { t } = useMessages()
  const { site } = useSite()
  const known = fonts.map(({ name, stack }) => ({ id: stack, label: name }))
  const font = (name: 'font_family' | 'heading_font_family', first: string) => ({
    isRequired: true,
    isDisabled: isReadOnly,
    value: draft[name],
    onChange: (family: string) => change({ [name]: family }),
    options: [{ id: '', label: first }, ...known],
  })
  return (
    <>
      <FormPair>
        <Select label={t('brand.heading_font')} {...font('heading_font_family', t('brand.same_font'))} />
        <Select label={t('brand.font')} {...font('font_family', t('brand.system_font'))} />
      </FormPair>
      <MissingLetters
        site_id={site_id}
        stack={draft.heading_font_family || draft.font_family}
        text={site?.name ?? ''}
      />
      <FormPair>
        <NumberField
          label={t('brand.radius')}
          isRequired
          isDisabled={isReadOnly}
          minValue={0}
          maxValue={limits.brand_radius_px_max}
          formatOptions={{ maximumFractionDigits: 0 }}
          value={draft.radius_px}
          onChange={radius_px => !Number.isNaN(radius_px) && change({ radius_px })}
        />
        <LabeledChoice<ButtonShape>
          label={t('brand.buttons')}
          value={draft.button_shape}
          onChange={button_shape => !isReadOnly && change({ button_shape })}
          options={[
            { id: 'rounded', label: t('brand.rounded') },
            { id: 'pill', label: t('brand.pill') },
            { id: 'square', label: t('brand.square') },
          ]}
        />
      </FormPair>
      <LabeledChoice<CtaShape>
        label={t('brand.ctas')}
        value={draft.cta_shape}
        onChange={cta_shape => !isReadOnly && change({ cta_shape })}
        options={[
          { id: 'same', label: t('brand.same_shape') },
          { id: 'rounded', label: t('brand.rounded') },
          { id: 'pill', label: t('brand.pill') },
          { id: 'square', label: t('brand.square') },
        ]}
      />
    </>
  )
}
