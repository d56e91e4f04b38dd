import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Button as RacButton, Separator } from 'react-aria-components';

export type MenuEntry =
  | {
      readonly id: string;
      readonly label: string;
      readonly icon?: string;
      readonly checked?: boolean;
      readonly risk?: boolean;
      readonly disabled?: boolean;
      run(): void;
    }
  | 'rule';
/** A tool that opens a menu: arrows, typing and Esc work, and the focus comes back. */
export function MenuTool({
  label,
  icon = 'more',
  entries,
  children,
  keep,
  land,
  className = 'cd-tool',
}: {
  readonly label: string;
  readonly icon?: string;
  readonly entries: readonly MenuEntry[];
  readonly children?: ReactNode;
  readonly keep?: boolean;
  readonly land?: boolean;
  readonly className?: string;
}) {
  const marks: Record<string, string> = { ...(keep ? { 'data-keep': '' } : {}), ...(land ? { 'data-land': '' } : {}) };
  return (
    <MenuTrigger>
      <RacButton className={className} aria-label={label} {...marks}>
        {children ?? <Icon name={icon} />}
      </RacButton>
      <Popover className="cd-menu" placement="bottom end" offset={6}>
        <Menu
          aria-label={label}
          onAction={(id) => {
            for (const e of entries) if (e !== 'rule' && e.id === id) e.run();
          }}
          disabledKeys={entries.flatMap((e) => (e !== 'rule' && e.disabled ? [e.id] : []))}
        >
          {entries.map((e, i) =>
            e === 'rule' ? (
              <Separator key={`rule ${i}`} />
            ) : (
              <MenuItem key={e.id} id={e.id} className="cd-menu__item" textValue={e.label} data-risk={e.risk ? '' : undefined}>
                <Icon name={e.checked ? 'check' : (e.icon ?? 'right')} small />
                <span>{e.label}</span>
              </MenuItem>
            ),
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
