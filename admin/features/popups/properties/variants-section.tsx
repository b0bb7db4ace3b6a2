/** Variants for comparison: visitors are spread evenly over the original and these, and each keeps what they saw first. */
import { constraints } from '@leadwright/sdk'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import { type Edit, type PopupDraft, popupLimits } from '../draft/draft.ts'
import { original, withoutVariant, withVariantAdded, withVariantNamed } from '../draft/variants.ts'
import { At, PropertySection } from './property-section.tsx'
import styles from './variants-section.module.css'

type VariantsProps = {
  /** The whole popup, whichever variant is looked at. */
  draft: PopupDraft
  edit: Edit
  variant: string
  onVariant: (id: string) => void
}

export function VariantsSection({ draft, edit, variant, onVariant }: VariantsProps) {
  const { t } = useMessages()
  const { variants } = draft
  const removal = useFocusAfter()
  const remove = (id: string) => {
    if (variant === id) onVariant(original)
    edit(`variant.${id}.remove`, draft => withoutVariant(draft, id))
    removal.focus()
  }
  const add = (like: string) => {
    const name = t('popup_editor.variant_name', { letter: 'BCDEFGHIJ'[variants.length] ?? '' })
    const next = withVariantAdded(draft, name, like)
    edit('variant.add', () => next)
    onVariant(next.variants.at(-1)?.id ?? original)
  }
  return (
    <PropertySection
      id="variants"
      title={t('popup_editor.variants')}
      note={variants.length > 0 ? t('popup_editor.variant_count', { count: variants.length + 1 }) : undefined}
    >
      <p className="muted">{t('popup_editor.variants_note')}</p>
      {variants.length > 0 && (
        <RadioGroup
          label={t('popup_editor.editing')}
          value={variant}
          onChange={onVariant}
          options={[
            { id: original, label: t('popup_editor.original') },
            ...variants.map(({ id, name }) => ({ id, label: name || t('popup_editor.unnamed') })),
          ]}
        />
      )}
      {variants.map(({ id, name }, at) => (
        <At key={id} pointer={`/variants/${at}`}>
          <div className={styles.variantRow}>
            <TextField
              label={t('popup_editor.variant_label', { number: at + 2 })}
              isRequired
              validationBehavior="aria"
              maxLength={constraints.PopupVariant.name.maxLength}
              value={name}
              onChange={name => edit(`variant.${id}.name`, draft => withVariantNamed(draft, id, name))}
            />
            {variants.length < popupLimits.variants && (
              <IconButton
                label={t('popup_editor.copy_variant', { name })}
                icon={<Copy size={14} aria-hidden />}
                onPress={() => add(id)}
              />
            )}
            <IconButton
              label={t('popup_editor.remove_variant', { name })}
              icon={<Trash2 size={14} aria-hidden />}
              onPress={() => remove(id)}
            />
          </div>
        </At>
      ))}
      {variants.length < popupLimits.variants && (
        <div ref={removal.target}>
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => add(original)}>
            {t('popup_editor.add_variant')}
          </Button>
        </div>
      )}
    </PropertySection>
  )
}
