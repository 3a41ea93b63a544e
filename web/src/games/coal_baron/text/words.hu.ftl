### Szénre fel szavakban: mi a kérdés, az asztal szöveges módban.

asks-mine = { $phase ->
    [draft] vegyél el egy kínált rendelést
    [turn] tegyél le munkásokat (maradt { $workers })
    [keep] tarts meg egy lapot, vagy egyet se
    [fuel] válassz szenet erre a csillére
    [put] tedd a maradékot a pakli tetejére vagy aljára
    [next] mondd meg, milyen sorrendben feküdjenek a lapok
    [mining] bányássz (még { $steps } lépés)
    [pair] tegyél hozzá két szénkockát
   *[done] fejezd be a kört
 }
asks-other = { $phase ->
    [draft] rendelést választ
    [keep] öt lapot néz meg
    [mining] bányászik
   *[other] munkásokat tesz le (maradt { $workers })
 }
words-needs = { $workers } munkás kell hozzá
words-stand = itt áll { $name }, { $workers } munkással
words-none = semmi
words-slot = { coal-name } { $full ->
    [yes] betöltve
   *[no] szabad
 }
words-order = Rendelés: { $order }, { vehicle-name }, { $points } pont:
words-mine-of = Bánya: { $name }
words-cage = Kas: { level-name }, benne: { $coal }
words-store = Magán széntároló: { $coal }
words-level = { cart-colour-at }, a nyomtatott csille { $printed ->
    [yes] tele
   *[no] üres
 }.
cart-colour-at = { $coal ->
    [y] Sárga szint
    [b] Barna szint
    [g] Szürke szint
   *[k] Fekete szint
 }
