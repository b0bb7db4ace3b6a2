/** Screens around signing in, and the ones that say why something is not shown. */
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'
import { settleLetters } from '../../ui/settle-letters.ts'

export const screens = [
  screen('/', {
    name: 'Pricing',
    access: 'public',
    isForGuests: true,
    load: async () => {
      const [{ Pricing }] = await Promise.all([import('./pricing.tsx'), settleLetters()])
      return Pricing
    },
  }),
  screen('/login', {
    name: 'Login',
    access: 'public',
    search: { return_to: text },
    isForGuests: true,
    load: () => import('./login.tsx').then(module => module.Login),
  }),
  screen('/sign-in/callback', {
    name: 'Sign-in Callback',
    access: 'public',
    search: { code: text, state: text, iss: text, error: text },
    load: () => import('./provider-callback.tsx').then(module => module.loadProviderCallback()),
  }),
  screen('/register', {
    name: 'Register',
    access: 'public',
    isForGuests: true,
    load: () => import('./register.tsx').then(module => module.Register),
  }),
  screen('/forgot-password', {
    name: 'Forgot Password',
    access: 'public',
    load: () => import('./forgot-password.tsx').then(module => module.ForgotPassword),
  }),
  screen('/change-password', {
    name: 'Change Password',
    access: 'public',
    search: { token: text },
    load: () => import('./change-password.tsx').then(module => module.ChangePassword),
  }),
  screen('/email-confirmation/$token', {
    name: 'Email Confirmation',
    access: 'public',
    load: () => import('./email-confirmation.tsx').then(module => module.EmailConfirmation),
  }),
  screen('/set-up/$token', {
    name: 'Set Up',
    access: 'public',
    load: () => import('./set-up.tsx').then(module => module.SetUp),
  }),
  screen('/unauthorized', {
    name: 'Unauthorized',
    access: 'public',
    search: { return_to: text },
    load: () => import('./unauthorized.tsx').then(module => module.Unauthorized),
  }),
  screen('/maintenance', {
    name: 'Maintenance',
    access: 'public',
    search: { return_to: text },
    load: () => import('./maintenance.tsx').then(module => module.Maintenance),
  }),
] as const
