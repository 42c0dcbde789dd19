// Door 0: what a page needs before a farm is open. All of it is in the shell's first script, so it must stay small: it has only parts of
// platform and ui, and nothing that the login does not need. See docs/decisions/060-the-first-script.md.
import './device/local/clear-at-session-end.ts';

// Navigation.
export { Link, Navigate, NavLink, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
export { paths } from './paths.ts';

// Texts.
export { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
export { defineMessages } from './i18n/define-messages.ts';
export { isolate } from './i18n/isolate.ts';
export { locales, type Locale, type LocaleEntry } from './i18n/locales.ts';
export { changeLocale, localeAtom } from './session/settings/locale.ts';

// Server and session.
export { appVersion } from './app-version.ts';
export { configAtom, type AppConfig } from './session/login/config.ts';
export { clearServerAtom, setServerAtom } from './session/account/change-server.ts';
export { serverAtom, serverNameAtom } from './session/account/server.ts';
export { testServerAtom, type ServerInfo } from './session/login/test-server.ts';
export { lastEmailAtom } from './session/account/session.ts';
export { forgotPasswordAtom, loginAtom } from './session/login/login.ts';
export { themeAtom, type Theme } from './session/settings/settings.ts';
export { ApiError, type ApiErrorKind } from './session/api/api-error.ts';
export { useUnsentElsewhere } from './device/local/unsent-elsewhere.ts';
export type { UnsentElsewhere } from './device/database/count-unsent.ts';

// The kit.
export { Banner, type BannerProps } from './ui/feedback/Banner.tsx';
export { Button, type ButtonProps } from './ui/buttons/Button.tsx';
export { Form, FormErrors, type FormErrorsProps, type FormProps } from './ui/forms/Form.tsx';
export { Icon, type IconProps } from './ui/icons/Icon.tsx';
export { LinkButton, type LinkButtonProps } from './ui/buttons/LinkButton.tsx';
export { Loader, type LoaderProps } from './ui/feedback/Loader.tsx';
export { Mark, type MarkProps } from './ui/badges/Mark.tsx';
export { Page, type PageProps } from './ui/layout/Page.tsx';
export { PasswordField, type PasswordFieldProps } from './ui/fields/PasswordField.tsx';
export { TextField, type TextFieldProps } from './ui/fields/TextField.tsx';
export { toast, type ToastOptions } from './ui/feedback/toast.ts';
export { Toasts } from './ui/feedback/Toasts.tsx';
export { UiProvider } from './ui/provider/UiProvider.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ui/dialogs/ConfirmDialog.tsx';
