/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Abilities,
  Accepted,
  Credentials,
  EmailChange,
  EmailConfirmation,
  EmailConfirmed,
  ForgottenPassword,
  NewPassword,
  PasswordChange,
  PasswordChanged,
  PasswordReset,
  ProfileChanges,
  Reauthenticated,
  Reauthentication,
  Registered,
  Registration,
  SecondStep,
  SecondStepCodeRequest,
  Session,
  SetUp,
  SignInCodeRequest,
  User,
} from '../models/index.ts'

export interface ChangePasswordRequest {
  body: PasswordChange
}

export interface CompleteSignInRequest {
  body: SecondStep
}

export interface ConfirmEmailRequest {
  body: EmailConfirmation
}

export interface ForgotPasswordRequest {
  body: ForgottenPassword
}

export interface ReauthenticateRequest {
  body: Reauthentication
}

export interface RegisterRequest {
  body: Registration
}

export interface RequestEmailChangeRequest {
  body: EmailChange
}

export interface RequestSecondStepCodeRequest {
  body: SecondStepCodeRequest
}

export interface RequestSignInCodeRequest {
  body: SignInCodeRequest
}

export interface ResetPasswordRequest {
  body: PasswordReset
}

export interface SetPasswordRequest {
  body: NewPassword
}

export interface SetUpRequest {
  body: SetUp
}

export interface SignInRequest {
  body: Credentials
}

export interface UpdateProfileRequest {
  body: ProfileChanges
}

/** Sessions, passwords and the signed-in person. */
export class AuthResource extends Resource {
  /**
   * Change your password; all other sessions end
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/change-password` (changePassword)
   */
  changePassword(request: ChangePasswordRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/change-password', body: true }, request, options)
  }

  /**
   * Check whether the caller may enter the site named in X-Tenant
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/checkAccess` (checkAccess)
   */
  checkAccess(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'GET', path: '/v1/auth/checkAccess' }, {}, options)
  }

  /**
   * Complete a sign-in with the second factor
   *
   * If `signIn` returns `second_factor_needed`, its problem document contains `second_step` with a token and the accepted kinds of codes. Limited to 10 attempts per person in 15 minutes; on devices where the person signed in before, attempts made elsewhere do not count.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/second-step` (completeSignIn)
   */
  completeSignIn(request: CompleteSignInRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/second-step', body: true }, request, options)
  }

  /**
   * Confirm an email address with the token of the email
   *
   * With the `confirmation_secret` of the registration, the password chosen then is kept. Without it, a new password is required, because anybody could have chosen the first one. The token of `requestEmailChange` needs neither.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/email-confirmation` (confirmEmail)
   */
  confirmEmail(request: ConfirmEmailRequest, options?: RequestOptions): Answer<EmailConfirmed> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/email-confirmation', body: true }, request, options)
  }

  /**
   * Request a password reset link
   *
   * The response is the same for known and unknown addresses.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/forgot-password` (forgotPassword)
   */
  forgotPassword(request: ForgotPasswordRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/forgot-password', body: true }, request, options)
  }

  /**
   * Get the signed-in person
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/profile` (getProfile)
   */
  getProfile(options?: RequestOptions): Answer<User> {
    return this.calls.send({ method: 'GET', path: '/v1/auth/profile' }, {}, options)
  }

  /**
   * List what the caller may do, as CASL rules
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/abilities` (listAbilities)
   */
  listAbilities(options?: RequestOptions): Answer<Abilities> {
    return this.calls.send({ method: 'GET', path: '/v1/auth/abilities' }, {}, options)
  }

  /**
   * Reauthenticate with your password, for what needs a recent sign-in
   *
   * If an operation returns `reauthentication_needed`, ask for the password, send it here and retry the operation. Applies to this session only.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/reauthentication` (reauthenticate)
   */
  reauthenticate(request: ReauthenticateRequest, options?: RequestOptions): Answer<Reauthenticated> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/reauthentication', body: true }, request, options)
  }

  /**
   * Sign up
   *
   * The response is the same for new and known addresses. A confirmation link is sent to a new address. Keep `confirmation_secret` on the device used to register: confirming with it keeps the password chosen here.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/register` (register)
   */
  register(request: RegisterRequest, options?: RequestOptions): Answer<Registered> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/register', body: true }, request, options)
  }

  /**
   * Request a new sign-in address
   *
   * Sends a link to the new address, for `confirmEmail`. Until it is used, the old address stays in use. The response is the same if the address belongs to another account.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/email-change` (requestEmailChange)
   */
  requestEmailChange(request: RequestEmailChangeRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/email-change', body: true }, request, options)
  }

  /**
   * Email a code for the second factor
   *
   * Each code is valid once, for 10 minutes and 5 attempts. A new code replaces the previous one.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/second-step-code` (requestSecondStepCode)
   */
  requestSecondStepCode(request: RequestSecondStepCodeRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/second-step-code', body: true }, request, options)
  }

  /**
   * Request a code to sign in while attempts are limited
   *
   * The response is the same for known and unknown addresses. The emailed code is valid once, in addition to the password.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/sign-in-code` (requestSignInCode)
   */
  requestSignInCode(request: RequestSignInCodeRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/sign-in-code', body: true }, request, options)
  }

  /**
   * Choose a new password with the token of the email; all sessions end
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/reset-password` (resetPassword)
   */
  resetPassword(request: ResetPasswordRequest, options?: RequestOptions): Answer<PasswordChanged> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/reset-password', body: true }, request, options)
  }

  /**
   * Set a first password, if you have signed in without one; all other sessions end
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/password` (setPassword)
   */
  setPassword(request: SetPasswordRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/password', body: true }, request, options)
  }

  /**
   * Set up an empty installation with the printed one-time token; makes the super administrator
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/set-up` (setUp)
   */
  setUp(request: SetUpRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/set-up', body: true }, request, options)
  }

  /**
   * Sign in
   *
   * The response is the same for an unknown address and a wrong password. Limited to 10 attempts per account in 15 minutes, with higher limits per IP address and network. With a second factor, the response is `second_factor_needed` (403) with a token for `completeSignIn`. Where a person signed in before, attempts made elsewhere do not count; anywhere else, they can sign in with the password and an emailed `code` (`requestSignInCode`).
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/sign-in` (signIn)
   */
  signIn(request: SignInRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/sign-in', body: true }, request, options)
  }

  /**
   * Sign out; the token stops working at once
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/sign-out` (signOut)
   */
  signOut(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/sign-out' }, {}, options)
  }

  /**
   * Change your name, language or address
   *
   * Permission: `signed-in`.
   *
   * `PATCH /v1/auth/profile` (updateProfile)
   */
  updateProfile(request: UpdateProfileRequest, options?: RequestOptions): Answer<User> {
    return this.calls.send({ method: 'PATCH', path: '/v1/auth/profile', body: true }, request, options)
  }
}
