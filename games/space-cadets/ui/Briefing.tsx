/** The mission, always in sight: what is to be done, how far it is, and what is left in the box. */
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { useState } from 'react';
import { SCENARIO, type ScenarioTile } from '../content/index.ts';
import { NOTION_RULES, SCENARIO_RULES } from '../text/rulebook.ts';
import type { View } from '../view.ts';
import { tileName } from './about.tsx';
import { Art } from './art.tsx';
import type { Props } from './desk.tsx';
import { LABELS } from './labels.ts';
import { NAMES, NOTIONS } from './terms.ts';

interface Aim {
  readonly key: string;
  readonly text: string;
  readonly done: boolean;
  readonly now: boolean;
  readonly have?: number;
  readonly of?: number;
}
/** The mission as steps to tick off, from the view alone. */
export function aims(view: View, lang: 'fr' | 'en'): readonly Aim[] {
  const labels = LABELS[lang];
  const { scenario: id, objective: o, boss } = view;
  const out: Aim[] = [];
  const seen = (t: ScenarioTile) => view.cells.some((c) => c.up && c.name === t);
  const { sought, act } = SCENARIO[id];
  const missing = sought.filter((t) => !seen(t));
  const found = sought.length - missing.length;
  if (id === 's4') {
    const lost = view.rocketeers.filter((r) => view.cards.some((c) => c.where === 'locker' && view.rocketeers[c.at] === r)).length;
    out.push({ key: 'lockers', text: labels.aims.lockers, done: lost === 0, now: lost > 0, have: view.n - lost, of: view.n });
  }
  if (sought.length > 0)
    out.push({
      key: 'find',
      text: labels.find((missing.length > 0 ? missing : sought).map((t) => NAMES[lang].tiles[t]).join(', ')),
      done: found === sought.length,
      now: found < sought.length,
      have: found,
      of: sought.length,
    });
  // Cubes where the mission counts them, else the markers that must all go; freed Thralls without such an action.
  const [have, of] = o.goal > 0 ? [Math.min(o.progress, o.goal), o.goal] : [o.removed, o.markers];
  if (act || o.goal > 0)
    out.push({ key: 'goal', text: act ? NAMES[lang].acts[act] : labels.free, done: have >= of, now: have < of, have, of });
  if (id === 's2') {
    const pips = boss ? { have: boss.maxHp - boss.hp, of: boss.maxHp } : {};
    out.push({
      key: 'boss',
      text: labels.aims.kill(NAMES[lang].foes['hive-queen'].name),
      done: boss?.hp === 0,
      now: boss !== null,
      ...pips,
    });
  }
  if (id === 's5') {
    const brains = view.aliens.filter((a) => a.type === 'brain').length;
    out.push({ key: 'brains', text: labels.aims.noBrain(brains), done: seen('bridge') && brains === 0, now: brains > 0 });
  }
  if (id === 's7') {
    const who = NAMES[lang].foes.overmind.name;
    const weak = boss !== null && boss.hp <= 1;
    const pips = boss ? { have: boss.maxHp - boss.hp, of: boss.maxHp - 1 } : {};
    out.push({ key: 'boss', text: labels.aims.weaken(who), done: weak, now: boss?.targetable === true, ...pips });
    out.push({ key: 'subdue', text: labels.aims.subdue(who), done: false, now: weak });
  }
  if (o.countdown > 0) out.push({ key: 'countdown', text: labels.countdown(o.countdown), done: false, now: true });
  if (o.home >= 0 || o.homeward)
    out.push({
      key: 'home',
      text: labels.homeAll(o.home >= 0 ? tileName(view, o.home, lang) : '…'),
      done: o.homeward && o.atHome >= view.n,
      now: o.homeward,
      ...(o.homeward ? { have: o.atHome, of: view.n } : {}),
    });
  return out;
}
export function Briefing({ view, lang }: Props) {
  const labels = LABELS[lang];
  const [open, setOpen] = useState(false);
  const list = aims(view, lang);
  const done = list.filter((a) => a.done).length;
  const next = list.find((a) => a.now && !a.done);
  const entry = NAMES[lang].scenarios[view.scenario];
  const down = view.cells.filter((c) => !c.up).length;
  return (
    <section className="sca-brief" data-open={open ? '' : undefined} aria-label={labels.mission} data-part="mission">
      <button type="button" className="sca-brief__chip" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Art name="ic-flag" size={18} />
        <span>
          <small>
            {labels.mission} {done}/{list.length}
          </small>
          {next && <b>{next.text}</b>}
        </span>
        {view.redAlert && <Art name="tk-alert-back" size={20} />}
      </button>
      <div className="sca-brief__body">
        <Explain about={{ title: entry.name, text: entry.help, rules: SCENARIO_RULES[view.scenario] }} className="sca-brief__head">
          <small>
            {labels.mission} {view.scenario.slice(1)}
          </small>
          <b>{entry.name}</b>
        </Explain>
        <ul>
          {list.map((a) => (
            <li key={a.key} data-now={a.now ? '' : undefined} data-done={a.done ? '' : undefined}>
              <i className="sca-check">{a.done && <Art name="ic-check" size={13} />}</i>
              <span>
                {a.text}
                {a.of !== undefined && a.of > 1 && (
                  <span className="sca-pips" role="img" aria-label={labels.up(a.have ?? 0, a.of)}>
                    {a.of <= 8
                      ? Array.from({ length: a.of }, (_, i) => i).map((i) => (
                          <Art key={i} name={i < (a.have ?? 0) ? 'cube-progress' : 'charge-empty'} size={15} />
                        ))
                      : labels.up(a.have ?? 0, a.of)}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {view.redAlert && (
          <Explain
            about={{ title: NOTIONS[lang]['red-alert'].name, text: NOTIONS[lang]['red-alert'].help, rules: NOTION_RULES['red-alert'] }}
            className="sca-alert"
          >
            <Art name="tk-alert-back" size={20} /> {labels.redAlert}
          </Explain>
        )}
        {view.powerOut && (
          <Explain
            about={{ title: NAMES[lang].events['power-out'].name, text: NAMES[lang].events['power-out'].help }}
            className="sca-alert"
          >
            <Art name="ic-bolt" size={18} /> {labels.powerOut}
          </Explain>
        )}
        <p className="sca-stock">
          <Explain about={{ title: labels.stock, text: `${view.piles.stock} ${labels.left}` }}>
            <Art name="tk-alien-back" size={18} /> ×{view.piles.stock}
          </Explain>
          <Explain about={{ title: labels.alerts, text: `${view.piles.alerts} ${labels.left}` }}>
            <Art name="tk-alert-back" size={18} /> ×{view.piles.alerts}
          </Explain>
          <Explain about={{ title: labels.down, text: `${down} ${labels.left}` }}>
            <svg width="16" height="16" viewBox="-70 -62 140 124" aria-hidden="true">
              <path d="M65 0 32 56H-32L-65 0-32-56H32Z" fill="#17696C" stroke="#241B22" strokeWidth="9" />
            </svg>{' '}
            ×{down}
          </Explain>
        </p>
      </div>
    </section>
  );
}
