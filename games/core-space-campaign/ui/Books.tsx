/** What has been, in figures: standings and the log. */
import type { Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { titleOf } from '../judge/brought.ts';
import { crewValue } from '../judge/things.ts';
import { Panel, type Props, wordsOf } from './parts.tsx';

export function Standings(props: Props) {
  const { view, names } = props;
  const { page, names: said } = wordsOf(props).lexicon;
  const ranked = view.crews.toSorted((a, b) => b.money - a.money || crewValue(b) - crewValue(a));
  return (
    <Panel at="standings" title={page.standings}>
      <table className="csc-table">
        <thead>
          <tr>
            <th>{page.crew}</th>
            <th>UA</th>
            <th>{page.value}</th>
            <th>{page.games}</th>
            <th>{page.won}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((crew) => (
            <tr key={crew.seat} data-gone={crew.standing === 'active' ? undefined : ''}>
              <th scope="row">
                <SeatShape seat={crew.seat} size="s" name={names[crew.seat] ?? ''} /> {names[crew.seat]}
                <small>{crew.standing === 'active' ? crew.ship : page.waits}</small>
              </th>
              <td>{said.ua(crew.money)}</td>
              <td>{crewValue(crew)}</td>
              <td>{crew.games}</td>
              <td>{crew.wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
/** Where everybody is: at which table and how far, or what they want to play next. */
export function Tables(props: Props) {
  const { view, names } = props;
  const { lexicon, called } = wordsOf(props);
  const { page } = lexicon;
  if (view.crews.length < 2 || view.phase === 'over') return null;
  const planned = (seat: Seat): string => {
    const plan = view.plans[seat];
    if (!plan) return page.deciding;
    if (plan.do === 'play') return called.mission(plan.mission);
    if (plan.do === 'drawn') return titleOf(view, plan.of) ?? '';
    return plan.do === 'rest' ? page.port : page.catchUp;
  };
  const shape = (seat: Seat) => <SeatShape seat={seat} size="s" name={names[seat] ?? ''} />;
  const staying = view.crews.filter(({ standing }) => standing !== 'gone');
  return (
    <Panel at="tables" title={page.tables}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must scroll it */}
      <ul className="csc-log" tabIndex={0}>
        {view.phase === 'home'
          ? staying.map(({ seat, standing }) => (
              <li key={seat}>
                {shape(seat)} {names[seat]} <span>{standing === 'none' && view.plans[seat] ? page.waits : planned(seat)}</span>
              </li>
            ))
          : view.outings.map(({ id, mission, drawn, phase, parties }) => (
              <li key={id}>
                <b>
                  {called.mission(mission, titleOf(view, drawn))} · {lexicon.names.phases[phase]}
                </b>
                {parties.map(({ seat, done }) => (
                  <span key={seat}>
                    {shape(seat)} {names[seat]}
                    {done && ['trading', 'maintenance'].includes(phase) ? `, ${page.done}` : ''}
                  </span>
                ))}
              </li>
            ))}
      </ul>
    </Panel>
  );
}
export function Log(props: Props) {
  const { view, names } = props;
  const { lexicon, called } = wordsOf(props);
  if (view.log.length === 0) return null;
  return (
    <Panel at="log" title={lexicon.page.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must scroll it */}
      <ol className="csc-log" tabIndex={0}>
        {view.log.toReversed().map(({ step, mission, title, seat, went, home, won, money, value }, i) => (
          <li key={i}>
            <b>
              {step + 1}. {called.mission(mission, title)}
            </b>
            <span>
              {names[seat]}: {home}/{went} {lexicon.page.home}
              {won ? ', ★' : ''}, {lexicon.names.ua(money)} ({lexicon.page.value} {value})
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
