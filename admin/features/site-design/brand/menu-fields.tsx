/** The menu of the site's pages: where it is, what phones show of it, whether it stays. */
import type { MenuLayout, PhoneMenu } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { FormPair } from '../../../ui/form.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { EditsBrand } from './brand-draft.ts'
import { LabeledChoice } from './labeled-choice.tsx'

export function MenuFields({ draft, change, isReadOnly }: EditsBrand) {
  const { t } = useMessages()
  return (
    <>
      <FormPair>
        <LabeledChoice<MenuLayout>
          label={t('brand.menu')}
          value={draft.menu_layout}
          onChange={menu_layout => !isReadOnly && change({ menu_layout })}
          options={[
            { id: 'beside', label: t('brand.menu_beside') },
            { id: 'centered', label: t('brand.menu_centered') },
          ]}
        />
        <LabeledChoice<PhoneMenu>
          label={t('brand.phone_menu')}
          value={draft.phone_menu}
          onChange={phone_menu => !isReadOnly && change({ phone_menu })}
          options={[
            { id: 'open', label: t('brand.phone_menu_open') },
            { id: 'button', label: t('brand.phone_menu_button') },
          ]}
        />
      </FormPair>
      <Switch isSelected={draft.menu_stays} isDisabled={isReadOnly} onChange={menu_stays => change({ menu_stays })}>
        {t('brand.menu_stays')}
      </Switch>
    </>
  )
}
