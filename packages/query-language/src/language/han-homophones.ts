/**
 * Characters of words for properties that an input method offers under the same sounds, tones aside: a
 * slip there gives 公遇 for 公寓. To buy and to sell sound alike and are left out.
 */
const groups =
  '寓遇玉预域育欲愈誉语雨鱼余浴于与宇羽郁裕御喻 公工宫功共供弓攻恭 铁帖贴 地帝第弟递底抵笛迪敌的 阳洋杨羊扬养样氧央秧 台抬苔太泰态胎 墅树数束术书输舒疏叔熟暑属署鼠 别憋 姆母木目墓幕牧亩 保宝堡包报抱饱 泳永咏勇用拥涌 池迟持吃尺齿赤翅 游由油邮友右又尤优幽 健建键件间见监尖坚肩简检渐箭剑 身深申伸神审甚慎 房放方防访仿芳坊纺 车彻撤 位为味卫围唯维尾委伟威微胃谓 库裤酷苦哭 花华化话划画滑 园圆员元原源院远愿缘 露路录陆鹿炉芦 楼漏搂 电店点典垫殿 梯踢提题体替 海还害孩亥 景井警静境镜径竞净京经精晶惊 滩摊谈坦探弹潭 沙杀砂纱傻 家加佳价假架嘉驾迦甲 具俱居巨句举局剧聚据拒 单丹担但淡旦蛋 出初除厨处储楚触 租组祖足族阻 面免棉眠绵 积机鸡级极集及急寄记计继济际技季激基吉 商伤尚赏 铺普扑朴谱埔浦 年念粘碾 仓苍藏 写协鞋些谢 字自资紫 办板版班般伴 复副富负付服福府父附 式是市室事视试适世势饰师石时实食识史使始士 联连脸练恋链廉莲 排派拍牌 顶定订丁钉 层曾蹭 独读毒度渡肚杜 栋动洞懂冬东 衣以已意议易义医依移疑椅宜 柜贵桂归规鬼 学雪血 校笑效晓消销 期其奇齐器棋旗骑气 现线限县先显险鲜 装庄状壮撞 修休秀绣 新心信欣辛 高搞稿糕 区去取曲趣 安岸按暗案 厅听停庭挺亭 卧我握窝 宠虫冲充 物屋舞务误雾 拜白败摆 码马妈麻 头投透 棕宗总综 榈铝旅绿侣 岛到道倒刀导 溪西希息习系洗喜细 港刚钢岗 滨宾 朱住主注猪珠竹祝 梅美每妹 拉啦辣 里李力立利理丽离历礼黎 法发罚 塔他她它踏 运云允孕韵 河和合何喝核 影英应迎营硬 城成程承诚称橙 龙隆笼聋 林临邻淋 湖胡户护虎互 湾弯万玩晚完碗 业夜叶页 市事 村存 园院 谷股 绿率 丘秋求 镇阵真 街接皆 广光 北备 南难 水谁睡税 门们闷 近进金今尽仅紧锦劲禁 靠考烤 朝超潮炒 算蒜酸 便偏片篇 古固故谷骨鼓姑 阁格隔革 跃越月悦阅 土吐图 块快筷 皮批疲 展站占战 场厂常唱畅 带代待戴袋 左做作坐 右佑又 下夏 上尚'.split(
    ' ',
  )

const groupsOf = new Map<string, number[]>()
for (const [index, group] of groups.entries()) {
  for (const character of group)
    groupsOf.set(character, [...(groupsOf.get(character) ?? []), index])
}

/** Two different characters sound alike. */
export function soundAlike(one: string, other: string): boolean {
  const known = groupsOf.get(other)
  return one !== other && groupsOf.get(one)?.some((group) => known?.includes(group)) === true
}

/** One character of a phrase is another of the same sound; returns where. */
export function homophoneAt(written: string, text: string): number | undefined {
  if (written.length !== text.length) return undefined
  const differing = [...text].flatMap((character, at) => (character === written[at] ? [] : [at]))
  const [at, other] = differing
  if (at === undefined || other !== undefined) return undefined
  return soundAlike(written[at] ?? '', text[at] ?? '') ? at : undefined
}
