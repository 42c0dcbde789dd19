import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Icon } from '../icons/Icon.tsx';

export interface LinkButtonProps extends ButtonLook {
  /** Path without the language prefix. */
  to: string;
  children: ReactNode;
  replace?: boolean | undefined;
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({ to, children, replace, ...look }: LinkButtonProps) {
  return (
    <Link to={to} replace={replace ?? false} className={buttonClass(look)}>
      {look.icon && <Icon name={look.icon} />}
      {children}
    </Link>
  );
}
